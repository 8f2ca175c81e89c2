/** No row has it. */
const nobody = 2_147_483_647

/** The number in an address; one that is none names nothing. */
export const idIn = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : nobody
