// The course in the rules. The server stores no progress: the browser does.

import { request } from './api';
import { learnFloorCosts } from './floor-costs.svelte';
import type { Choice, GameEvent, Phrase } from './messages';

export interface CourseStep {
  name: string;
  position: string;
  heading: Phrase[];
  task: Phrase[];
  /** The speech when it is done. */
  lesson: Phrase[];
  /** The question to ask, by typing or by a button. */
  topic: string | null;
  /** The right moves. */
  moves: string[];
  /** The move to preview. */
  preview: string | null;
}

export interface Course {
  begins: Phrase[];
  steps: CourseStep[];
  ends: Phrase[];
  floor_costs: number[];
}

/** One of a typed line, a move, or a question by a button. */
export type Try = { text: string; language: string } | { move: string } | { topic: string };

export interface Tried {
  speech: Phrase[];
  is_done: boolean;
  events: GameEvent[];
  position: string;
  /** A typed command that concerns the page. */
  order: string | null;
  order_text: string | null;
}

export const loadCourse = () => request<Course>('GET', '/api/course').then(learnFloorCosts);

export const tryStep = (step: number, tried: Try) =>
  request<Tried>('POST', '/api/course/check', { step, ...tried });

export const stepOptions = (step: number, tiles: string | null) =>
  request<Choice[]>('POST', '/api/course/options', { step, tiles });
