const sweep = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#efece6"/><stop offset=".62" stop-color="#e6e1d8"/><stop offset="1" stop-color="#dcd6cb"/></linearGradient></defs><rect width="400" height="400" fill="url(#s)"/><ellipse cx="200" cy="322" rx="110" ry="12" fill="#b9b0a2" opacity=".55"/>`

function drawn(body: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${sweep}${body}</svg>`)}`
}

/** Simple silhouettes in one studio, so that the demo needs no files. */
export const kettle = (color: string) =>
  drawn(
    `<path d="M118 320 136 170q64-40 128 0l18 150z" fill="${color}"/><path d="M264 200h30q34 0 34 46t-30 46" fill="none" stroke="#2a2622" stroke-width="16" stroke-linecap="round"/><path d="M138 196 96 170" stroke="${color}" stroke-width="18" stroke-linecap="round"/><circle cx="200" cy="140" r="12" fill="#2a2622"/>`,
  )
export const cooker = (color: string) =>
  drawn(
    `<rect x="90" y="150" width="220" height="168" rx="46" fill="${color}"/><path d="M90 196h220" stroke="#0002" stroke-width="3"/><circle cx="200" cy="258" r="26" fill="#2a2622"/><rect x="176" y="134" width="48" height="20" rx="8" fill="#2a2622"/>`,
  )
export const shaver = (color: string) =>
  drawn(
    `<rect x="158" y="150" width="84" height="170" rx="34" fill="${color}"/><rect x="148" y="92" width="104" height="64" rx="22" fill="#2a2622"/><circle cx="200" cy="222" r="12" fill="#c9b28f"/>`,
  )
export const dryer = (color: string) =>
  drawn(
    `<rect x="96" y="112" width="190" height="86" rx="43" fill="${color}"/><rect x="276" y="124" width="34" height="62" rx="8" fill="#2a2622"/><path d="M150 190h54l-12 130h-40z" fill="${color}"/>`,
  )
