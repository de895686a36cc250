// The course in the rules. The server keeps nothing of it: how far somebody got is kept here.

import { request } from './api';
import type { Choice, GameEvent, Phrase } from './messages';

export interface CourseStep {
  name: string;
  position: string;
  heading: Phrase[];
  task: Phrase[];
  /** What is said when it is done. */
  lesson: Phrase[];
  /** What is to be asked, by typing or by a button. */
  topic: string | null;
  /** Of which one is to be played. */
  moves: string[];
  /** The move that is to be asked about. */
  preview: string | null;
}

export interface Course {
  begins: Phrase[];
  steps: CourseStep[];
  ends: Phrase[];
}

/** One of a typed line, a move, or a question by a button. */
export type Try = { text: string; language: string } | { move: string } | { topic: string };

export interface Tried {
  speech: Phrase[];
  is_done: boolean;
  events: GameEvent[];
  position: string;
  /** What the typed line orders that is the page's own business. */
  order: string | null;
  order_text: string | null;
}

export const loadCourse = () => request<Course>('GET', '/api/course');

export const tryStep = (step: number, tried: Try) =>
  request<Tried>('POST', '/api/course/check', { step, ...tried });

export const stepOptions = (step: number, tiles: string | null) =>
  request<Choice[]>('POST', '/api/course/options', { step, tiles });
