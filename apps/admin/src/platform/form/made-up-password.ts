/** Without letters and digits that are easily confused when read out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twelve random characters: about 59 bits. */
export function madeUpPassword(): string {
  let password = ''
  while (password.length < 12) {
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      // Bytes past the last whole round would make some letters likelier.
      if (byte < 256 - (256 % letters.length) && password.length < 12)
        password += letters[byte % letters.length]
    }
  }
  return password
}
