/** A TIFF that ends too early, or says of itself what cannot be. */
export class Damaged extends Error {}
