/** A route's `handle` when its page stands alone, without header and footer, as in a pop-up. */
export const bare = { isBare: true } as const
