/** What a draw may bring (domain.md §2.4). */
export const prizeType = { thanks: 1, points: 2, coupon: 3, goods: 4 } as const
export type PrizeType = (typeof prizeType)[keyof typeof prizeType]

/** How it is drawn on the page: a wheel, or eight prizes around a button. */
export const lotteryForms = ['wheel', 'grid'] as const
export type LotteryForm = (typeof lotteryForms)[number]

/** Where a prize stands (domain.md §3.11). */
export const winStatus = { needAddress: 0, toShip: 1, shipped: 2, done: 3, expired: 4 } as const
export type WinStatus = (typeof winStatus)[keyof typeof winStatus]

/** What a draw was paid with. */
export const drawSources = ['free', 'share', 'order', 'points'] as const
export type DrawSource = (typeof drawSources)[number]

/** What the weights of all prizes of a lottery add up to. */
export const weightSum = 10_000

/** Prizes of one lottery. */
export const fewestPrizes = 2
export const maxPrizes = 8

/** Days in which a prize of goods waits for its address. */
export const addressDays = 30
