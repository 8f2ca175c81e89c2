export interface SmtpConfig {
  readonly host: string
  /** 465 speaks TLS from the first byte; any other port must offer STARTTLS. */
  readonly port: number
  readonly isTls: boolean
  readonly user: string
  readonly password: string
  /** `Name <address>` or an address: who writes. */
  readonly from: string
  /** Name in the server's certificate, where it is not `host`. */
  readonly serverName?: string
  /** PEM; the system's authorities when absent. */
  readonly authority?: string
}
