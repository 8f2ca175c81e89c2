const drawings = {
  orders: 'M5 3.5h10a1 1 0 0 1 1 1V17l-2.5-1.5L11 17l-2-1.5L6.500 17 4 15.500V4.500a1 1 0 0 1 1-1ZM7.500 7.500h5M7.500 11h5',
  shipping: 'M3 4.500h9v5H3v-5ZM5.500 7h4M3 12.500h6M3 15.500h4M13.500 10v6.500M11 14l2.500 2.500L16 14',
  payments: 'M3 5.500h14v9H3v-9ZM3 8.500h14M6 12h3',
  bills: 'M5 3.500h10V17l-2.500-1.500L10 17l-2.500-1.500L5 17V3.500ZM7.500 7h2M10.500 7h2M7.500 10h2M10.500 10h2',
  operations: 'M3 10.500h3l2-5 3 9 2-4h4',
  vouchers: 'M3 7.500 10 3.500l7 4H3ZM5 8v6M8.500 8v6M11.500 8v6M15 8v6M3 16.500h14',
  goods: 'M3.500 6.500 10 3l6.500 3.500v7L10 17l-6.500-3.500v-7ZM3.500 6.500 10 10l6.500-3.500M10 10v7',
  returns: 'M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7',
  promotions: 'M3.500 9V4.500a1 1 0 0 1 1-1H9l7.500 7.500a1 1 0 0 1 0 1.400l-4.100 4.100a1 1 0 0 1-1.400 0L3.500 9ZM7 7h.01',
  reviews: 'M10 3l2.200 4.400 4.800.7-3.500 3.400.8 4.800L10 14l-4.300 2.300.8-4.800L3 8.100l4.800-.7L10 3Z',
  coupons: 'M3 5.500h14V8.500a1.500 1.500 0 0 0 0 3v3H3v-3a1.500 1.500 0 0 0 0-3ZM12 5.500v1.500M12 9v2M12 13v1.500',
  members:
    'M8 9.500a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM2.500 16c.3-2.700 2.400-4 5.500-4s5.200 1.300 5.500 4M13 4.200a2.600 2.600 0 0 1 0 5M14.500 12.300c1.900.5 2.800 1.700 3 3.700',
  invoices: 'M5 3.500h7l3.500 3.500V17h-10.500V3.500ZM12 3.500V7h3.500M8 10.500h5M8 13.500h3',
  visits: 'M4 16.500v-5M8 16.500v-9M12 16.500v-6M16 16.500v-12',
  staff: 'M10 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.500c.4-3 2.800-4.500 6-4.500s5.600 1.500 6 4.500',
  audit: 'M10 6v4l2.500 1.500M3.500 10a6.500 6.500 0 1 0 2-4.700M3.500 3.500v3h3',
  down: 'm6 8 4 4 4-4',
  back: 'm12 5-5 5 5 5',
  search: 'M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11ZM13 13l4 4',
  copy: 'M7 7V4.500a1 1 0 0 1 1-1h7.500a1 1 0 0 1 1 1V12a1 1 0 0 1-1 1H13M4.500 7H12a1 1 0 0 1 1 1v7.500a1 1 0 0 1-1 1H4.500a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z',
  edit: 'M4 16l.8-3.200L13 4.600a1.400 1.400 0 0 1 2 0l.4.4a1.400 1.400 0 0 1 0 2L7.200 15.200 4 16Z',
  truck:
    'M3 5.500h8.500V14H3V5.500ZM11.500 8.500h3L17 11v3h-5.500V8.500ZM6 16a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM14 16a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  open: 'M11.500 3.500h5v5M16.500 3.500 9 11M14 11.500v4a1 1 0 0 1-1 1H4.500a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4',
  plus: 'M10 4.500v11M4.500 10h11',
  trash: 'M4 6h12M8 6V4h4v2M5.500 6l.7 10h7.600l.7-10',
  refresh: 'M16.500 10a6.500 6.500 0 1 1-2-4.700M16.500 3.500v3h-3',
} as const

export type IconName = keyof typeof drawings

/** A line icon; what it means stands beside it or in the label of its button. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
