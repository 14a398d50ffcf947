/** Size of a social card in pixels, as social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };
