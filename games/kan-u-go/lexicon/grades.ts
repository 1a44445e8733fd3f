/** The grades of SCOWL, commonest words first; the last stands for words beyond them. Flags carry the place in this list. */
export const GRADES = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
export type Grade = (typeof GRADES)[number];

export const placeOf = (grade: Grade): number => GRADES.indexOf(grade);
export const BEYOND: number = placeOf(80);
