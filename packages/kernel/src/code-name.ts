/** The name of a stored number in its table of codes; undefined for one that is not known. */
export const codeName = <Name extends string>(
  codes: Readonly<Record<Name, number>>,
  stored: number,
): Name | undefined => (Object.keys(codes) as Name[]).find((name) => codes[name] === stored)
