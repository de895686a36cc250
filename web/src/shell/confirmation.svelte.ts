// Asks for a confirmation before something that can't be undone.

export interface Confirmation {
  title: string;
  text: string;
  /** The label of the button that confirms. */
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
