/** What the shell must know of a page before it loads it (specification §2). */
export interface PageMeta {
  /** Shows the tab bar. */
  tabBar?: true
  /** Stays alive when one goes on, with its scroll place. */
  keepAlive?: true
  /** Needs a session: without one the visitor is sent to the login page with `to`. */
  login?: true
  /** Rendered on the server for everyone alike; its HTML holds nothing of a shopper. */
  anonymous?: true
  /**
   * Rendered on the server for who asks, with answers of their own, and kept by nobody (decision
   * 215). What it shows comes from its screen's queries and parts: a drawn page knows no session.
   */
  drawnForEach?: true
  /** Shows what is not published: kept nowhere, and shown in a frame by the back office. */
  isDraft?: true
  /** Page title: zh-CN, en. Pages that name themselves after their content overwrite it. */
  title: readonly [string, string]
}

export interface Page<Path extends string = string> extends PageMeta {
  path: Path
}

/** One page: its path, and what the shell must know of it. */
export function page<const Path extends string>(path: Path, meta: PageMeta): Page<Path> {
  return { path, ...meta }
}
