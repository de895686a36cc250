// What each space of a floor line costs: the server says so, since it knows the rules.

let costs = $state.raw<readonly number[]>([]);

/** Points that each space costs, from the left: 1, 1, 2, … None before the server has told. */
export const floorCosts = (): readonly number[] => costs;

/** Takes the costs from a message, where they are negative points, and answers the message. */
export function learnFloorCosts<T extends { floor_costs: number[] }>(message: T): T {
  const told = message.floor_costs.map(Math.abs);
  if (told.join() !== costs.join()) costs = told;
  return message;
}
