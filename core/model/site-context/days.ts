/** The days of a week, as site data names them. */
export const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type DayName = (typeof dayNames)[number];
