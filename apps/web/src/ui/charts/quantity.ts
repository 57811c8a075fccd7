/** How much of something there is: finite, and never less than nothing. Charts take nothing else. */
export type Quantity = number & { readonly kind: 'quantity' };

const isQuantity = (value: number): value is Quantity => Number.isFinite(value) && value >= 0;

/** A number as a quantity; throws where it is none, because a chart from zero up would lie about it. */
export function quantity(value: number): Quantity {
  if (isQuantity(value)) return value;
  throw new RangeError(`${value} is no quantity: it has to be finite, and not below zero`);
}
