// What `words/` says on this page: the topics and orders that can be typed, each with a `help-`
// message, and the rules, chapter by chapter.

export const TOPICS = [
  'factories',
  'center',
  'color',
  'offers',
  'needs',
  'board',
  'line',
  'wall',
  'floor',
  'scores',
  'moves',
  'preview',
  'last',
  'changes',
  'details',
  'bag',
  'turn',
  'clock',
  'repeat',
  'help',
] as const;

export const ORDERS = [
  'undo',
  'hint',
  'level',
  'language',
  'length',
  'letters',
  'resign',
  'new',
  'games',
  'replay',
  'course',
  'record',
  'code',
  'quit',
] as const;

/** The heading of each chapter and its paragraphs; a test holds them to words/rulebook.py. */
export const RULES = [
  { title: 'title', paragraphs: ['aim', 'things', 'round'] },
  { title: 'offer-title', paragraphs: ['take', 'place', 'offer-end'] },
  { title: 'tiling-title', paragraphs: ['tile', 'wall', 'score', 'floor', 'next'] },
  { title: 'end-title', paragraphs: ['end'] },
  { title: 'gray-title', paragraphs: ['gray'] },
] as const;
