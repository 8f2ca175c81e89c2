/** Parts with a dot between them. The dot stays with what it follows: none begins a line. */
export function dotted(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\u00A0· ')
}
