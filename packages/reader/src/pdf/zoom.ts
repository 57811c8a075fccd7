/** How large a page is shown: fitted to the room there is, or a share of its true size. */
export type Zoom = 'page-width' | 'page-fit' | number;

/** The sizes that the menu offers, 1 being the true size. */
export const zoomChoices: readonly Zoom[] = ['page-width', 'page-fit', 0.5, 0.75, 1, 1.25, 1.5, 2, 3];

const min = 0.25;
const max = 5;
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];
const tolerance = 0.005; // A fitted page may be a hair off a step; the next press should still be seen.

/** The next larger step after a scale; the largest stays. */
export const larger = (scale: number): number => steps.find((step) => step > scale + tolerance) ?? max;

/** The next smaller step before a scale; the smallest stays. */
export const smaller = (scale: number): number => steps.findLast((step) => step < scale - tolerance) ?? min;

/** By what factor a scale grows when a wheel or two fingers ask for one, within the same bounds. */
export const withinBounds = (scale: number, factor: number): number =>
  Math.min(max, Math.max(min, scale * factor)) / scale;
