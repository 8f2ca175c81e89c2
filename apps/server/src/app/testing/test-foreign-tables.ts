/**
 * A feature that reads or writes in its own SQL what another keeps to itself, or what stands above
 * it (areas.json).
 */
interface ForeignTables {
  readonly by: string
  readonly does: 'reads' | 'writes'
  readonly tables: string
  readonly why: string
}

/**
 * The exceptions to the ownership of tables, all of them. A new feature should need none: it asks
 * the owner's functions, or handles its events.
 */
export const foreignTables: readonly ForeignTables[] = [
  {
    by: 'coupon',
    does: 'reads',
    tables: 'category goods sku store_goods store_sku',
    why: 'rules of a coupon name goods by id; one statement joins their names and prices',
  },
  {
    by: 'coupon',
    does: 'reads',
    tables: 'orders',
    why: 'what a coupon cost and brought is added up where the operator looks at it',
  },
  {
    by: 'promotion',
    does: 'reads',
    tables: 'category goods sku store_goods store_sku',
    why: 'rules of a promotion name goods by id, and prices of lists are compiled from both',
  },
  {
    by: 'promotion',
    does: 'reads',
    tables: 'orders',
    why: 'limits per person count uses in orders that are not closed; totals follow them',
  },
  {
    by: 'level-price',
    does: 'reads',
    tables: 'goods sku store_sku',
    why: 'goods and prices stand beside what levels pay',
  },
  {
    by: 'promotion-admin',
    does: 'reads',
    tables: 'category goods sku store_goods store_sku',
    why: 'promotions are listed with what they brought, and set up by picking goods and categories',
  },
  {
    by: 'promotion-admin',
    does: 'reads',
    tables: 'orders',
    why: 'what a paid order was given is added to the totals of its promotions',
  },
  {
    by: 'points',
    does: 'reads',
    tables: 'orders order_item',
    why: 'points of an order follow what is kept of it after returns, in one statement',
  },
  {
    by: 'colleague',
    does: 'reads',
    tables: 'member_identity',
    why: 'colleagues are the members whom the corporation vouched for, in one statement',
  },
  {
    by: 'host-login',
    does: 'reads',
    tables: 'member_identity',
    why: 'a grant of Apple ends with the last account of any partner that is bound to its person',
  },
  {
    by: 'identity',
    does: 'reads',
    tables: 'legal_agreement',
    why: 'a consent names the version of the text that it is given to',
  },
  {
    by: 'store',
    does: 'reads',
    tables: 'legal_agreement legal_agreement_version',
    why: 'whether a store is a test shop hangs on who published its texts, and is asked with its row',
  },
  {
    by: 'review',
    does: 'reads',
    tables: 'orders order_item',
    why: 'who may write about what is decided by the lines that were received',
  },
  {
    by: 'review',
    does: 'writes',
    tables: 'goods',
    why: 'the rating that lists go by; the page of goods shows a summary of its reviews, so that the catalog knows reviews, and they cannot know it',
  },
  {
    by: 'review',
    does: 'writes',
    tables: 'orders',
    why: 'whether an order can be reviewed stands in its row, and follows from its reviews in one statement; orders stand above reviews, so each call and job of reviews would have to be handed a port for it',
  },
  {
    by: 'operations',
    does: 'reads',
    tables: 'invoice invoice_mail return_apply return_pickup third_return',
    why: 'a failed job or event is shown with what it is about',
  },
  {
    by: 'operations',
    does: 'reads',
    tables: 'job',
    why: 'dead jobs are listed and tried again by hand, page by page',
  },
  {
    by: 'order',
    does: 'reads',
    tables: 'event_failure',
    why: 'a log of an order stays as long as one of its events waits for a person',
  },
  {
    by: 'order',
    does: 'reads',
    tables: 'invoice',
    why: 'the list of orders shows the state of the invoice; asked for apart it cost a statement',
  },
  {
    by: 'pickup',
    does: 'reads',
    tables: 'return_apply',
    why: 'a booking is read with the number of the return that it is for',
  },
  {
    by: 'invoice-title',
    does: 'reads',
    tables: 'invoice',
    why: 'companies that were invoiced before are found in the invoices themselves',
  },
  {
    by: 'invoice-admin',
    does: 'reads',
    tables: 'invoice invoice_log',
    why: 'invoices are listed with their orders and counted by stage, found page by page',
  },
  {
    by: 'order-admin',
    does: 'reads',
    tables: 'order_log',
    why: 'staff see in an order all that happened to it',
  },
  {
    by: 'order-admin',
    does: 'reads',
    tables: 'return_apply',
    why: 'an order that replaces goods leads to the exchange that made it',
  },
  {
    by: 'payment',
    does: 'reads',
    tables: 'external_user member_identity session',
    why: 'a payer inside a messenger is found by the session in the statement that opens an attempt',
  },
  {
    by: 'repair',
    does: 'reads',
    tables: 'pay_notify',
    why: 'payments are listed by what is odd about them, counted and found page by page',
  },
  {
    by: 'member',
    does: 'reads',
    tables: 'member_identity',
    why: 'ending an account finds what stands by its bound accounts',
  },
  {
    by: 'member',
    does: 'reads',
    tables: 'return_apply',
    why: 'the page of a member shows their returns beside their orders',
  },
]
