import { icon } from './icon.tsx'

const starPath = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const ring = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z'

// Of pages that strangers arrive on: those with one of these carry them all. What no such page
// begins with stands in late-icons.tsx.
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const InfoIcon = /* @__PURE__ */ icon(`${ring}M12 11v5M12 8v.01`)
export const ClockIcon = /* @__PURE__ */ icon(`${ring}M12 7.5V12l3 2`)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5 7.2 20h9.6l.7-13.5M10.2 10.5v5.5M13.8 10.5v5.5',
)
export const EditIcon = /* @__PURE__ */ icon(
  'M5 19.5h14M6.5 13l8.7-8.7a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L9.5 16l-3.5.5z',
)
export const LocationIcon = /* @__PURE__ */ icon(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
)
export const StarIcon = /* @__PURE__ */ icon(starPath)
export const StarFilledIcon = /* @__PURE__ */ icon(starPath, true)
export const FilterIcon = /* @__PURE__ */ icon('M4 5h16l-6 7.5V19l-4-2v-4.5z')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.5 5.8a10 10 0 0 1 2.5-.3c3.8 0 7 2 9.5 6.5a17 17 0 0 1-2.5 3.4M6 7.5A15 15 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5a9.5 9.5 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4 4M4 4l16 16',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5.5 4H9l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3.5c0 .8-.7 1.5-1.5 1.5C11 19.5 4.5 13 4 5.5 4 4.7 4.7 4 5.5 4z',
)
export const BoxIcon = /* @__PURE__ */ icon(
  'm12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
)
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6',
)
export const BoltIcon = /* @__PURE__ */ icon('M13 3 5.5 13.5H11L10.5 21 18.5 10H13z')
export const MessageIcon = /* @__PURE__ */ icon('M4 5h16v11.5h-8L8 20v-3.5H4zM8 9.5h8M8 12.5h5')
export const BookIcon = /* @__PURE__ */ icon(
  'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.3-3 2.7-4.8 6.5-4.8s6.2 1.8 6.5 4.8M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15c2.3.5 3.7 2 4 4.5',
)
// Of the ball, which comes on every page.
export const MoreIcon = /* @__PURE__ */ icon(
  'M5.5 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8zM12 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8zM18.5 11.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8z',
)
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19.5v-15M6 10.5l6-6 6 6')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 4v4.5H15')
