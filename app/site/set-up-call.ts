/** The call in which a new customer is set up. **Units**: minutes, and days of 24 hours. */
export const setUpCall = { lengthMin: 30, horizonDays: 21 } as const
