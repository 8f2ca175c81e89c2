/**
 * Whose a screen is. `computer`: of who signs in; `public`: stands in a store for everybody, and
 * forgets them after an hour.
 */
export const screenRoles = ['computer', 'public'] as const
export type ScreenRole = (typeof screenRoles)[number]

/** `waiting` for a phone; `over`: too late, or nothing that this screen asked; `in`: signed in. */
export const screenStates = ['waiting', 'refused', 'over', 'in'] as const
export type ScreenState = (typeof screenStates)[number]

/** How long one code can be answered, ms. */
export const screenShownFor = 120_000
