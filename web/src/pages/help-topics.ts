// The help page's sentences from `words/`: topics and commands to type, each with a `help-`
// message, and the rules by chapter.

export const TOPICS = [
  'factories',
  'center',
  'color',
  'offers',
  'needs',
  'goals',
  'wants',
  'ending',
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
  'why',
  'level',
  'language',
  'length',
  'letters',
  'resign',
  'new',
  'games',
  'replay',
  'review',
  'course',
  'record',
  'code',
  'quit',
] as const;

/** Each chapter's heading and paragraphs. A test compares them with words/rulebook.py. */
export const RULES = [
  { title: 'title', paragraphs: ['aim', 'things', 'round'] },
  { title: 'offer-title', paragraphs: ['take', 'place', 'offer-end'] },
  { title: 'tiling-title', paragraphs: ['tile', 'wall', 'score', 'floor', 'next'] },
  { title: 'end-title', paragraphs: ['end'] },
  { title: 'gray-title', paragraphs: ['gray'] },
] as const;
