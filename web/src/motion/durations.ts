// How long everything that moves takes, in milliseconds at the usual speed. The settings' speed divides
// all of them but SLACK and CARD; a quick pace shortens an opponent's move further.

/** A tile's flight: to the center, to a line, to the wall; also a dealt tile's drop onto its factory. */
export const FLIGHT = 280;

/** From the start of one tile's flight to the start of the next. */
export const STAGGER = 40;

/** A tile sounds so long before it lands: a sound seems late otherwise. */
export const SOUND_LEAD = 30;

/** An opponent's tiles lie marked so long before they fly: the eye has to find them. */
export const LEAD = 200;

/** From the end of a turn's last flight to the Wall-tiling. */
export const BEFORE_TILING = 350;

/** From one scored tile, floor line or bonus of a board to the next. */
export const SCORING = 540;

/** From the last score of a board to the first of the next one. */
export const BETWEEN_BOARDS = 250;

/** A space that counts for a score lights up. */
export const LIGHT = 400;

/** From one lit space to the next. */
export const LIGHT_STAGGER = 45;

/** Points rise from their space and join the score. */
export const POINTS = 560;

/** From the start of the points' flight to the new score. */
export const BEFORE_SCORE = 300;

/** Tiles rise a little under the pointer. */
export const LIFT = 120;

/** A replay that runs by itself shows each step so long. */
export const REPLAY_STEP = 1600;

/** The card of a round stays so long, however soon the next deal comes. */
export const CARD = 3000;

/** Timers may be early: the stage is cleared so long after everything has arrived. */
export const SLACK = 50;
