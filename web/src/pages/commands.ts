// What can be typed: the topics and orders of words/requests.py, each with a `help-` message there.

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

/** Those that make sense at a table of the page. */
export const ORDERS = [
  'undo',
  'hint',
  'level',
  'language',
  'length',
  'letters',
  'new',
  'games',
  'replay',
  'course',
  'record',
  'code',
  'quit',
] as const;
