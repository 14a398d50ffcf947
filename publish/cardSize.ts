/** Of a social card, in pixels: what social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };
