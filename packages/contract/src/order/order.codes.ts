/** domain.md §3.1: 0 to pay, 1 to ship, 2 to receive, 3 done, 4 closed, 5 group forming, 6 voucher in review. */
export const orderStatus = { unpaid: 0, toShip: 1, toReceive: 2, done: 3, closed: 4, grouping: 5, reviewing: 6 } as const

/** Ways in which an order came to be (domain.md §2.3), as far as others must know them: 10 what is sent in exchange for something returned, for nothing. */
export const orderKind = { exchange: 10 } as const

/** 10 time-out, 20 fully refunded, 30 cancelled by the buyer, 40 group failed, 50 by the operator, 60 risk. */
export const closeReason = { timeout: 10, refunded: 20, buyer: 30, group: 40, operator: 50, risk: 60 } as const
