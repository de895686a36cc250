// A question that must be answered before something is done that can't be taken back.

export interface Confirmation {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  resolve: (isConfirmed: boolean) => void;
}

let asked = $state.raw<Confirmation | null>(null);

export const confirmation = {
  get asked(): Confirmation | null {
    return asked;
  },
};

export function confirmed(question: Omit<Confirmation, 'resolve'>): Promise<boolean> {
  asked?.resolve(false);
  return new Promise((resolve) => {
    asked = {
      ...question,
      resolve(isConfirmed) {
        asked = null;
        resolve(isConfirmed);
      },
    };
  });
}
