/** Whether factories and boards stand beside each other, not in one column; as in TablePage. */
export const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;
