// How much the proofs try, and which files run: of `npm test` (the gate), `npm run test:full`, and
// `npm run test:nightly`.

/** By name in the environment: [gate, full, night]. Undefined: as many as the test has of itself. */
const table = {
  BASKETS: [2000, undefined, 1_000_000],
  MODEL_RUNS: [4, 40, 10_000],
  MODEL_COMMANDS: [40, 40, 80],
  FUZZ_CASES: [5, undefined, 5000],
  KILLS: [2, 20, 1000],
  CUTS: [6, 30, 500],
  BACKUP_ORDERS: [undefined, 200, 100_000],
  OVERSELL_BUYERS: [200, 200, 1000],
  OVERSELL_STOCK: [10, 10, 50],
  OVERSELL_ROUNDS: [2, 20, 200],
  RACE_ROUNDS: [2, 10, 500],
  REPLAY_ROUNDS: [1, 5, 500],
  SECKILL_BUYERS: [30, 200, 1000],
  SECKILL_TRIES: [4, 10, 20],
  ROLLING_REQUESTS: [1000, 3000, 10_000],
  NOTICE_SCHEDULES: [4, 15, 10_000],
  MIGRATED_VERSIONS: [3, undefined, undefined],
  LIST_QUESTIONS: [80, 600, 20_000],
}

/** What a size is in the environment of a run; one that the environment names is taken as it is. */
const column = (at) =>
  Object.fromEntries(
    Object.entries(table)
      .map(([name, sizes]) => [name, process.env[name] ?? sizes[at]?.toString()])
      .filter(([, size]) => size !== undefined),
  )

export const gateSizes = column(0)
export const fullSizes = column(1)
export const nightlySizes = column(2)

/** Files of the server that say the same on every database, and so run on the embedded one alone. */
export const embeddedOnly = [
  '**/*.rules.test.ts',
  '**/platform/db/embedded*.test.ts',
  // Compares the whole state before and after each of some thousand calls: there it asks the
  // server's one list of transactions, which others write to.
  '**/app/authz.test.ts',
]

/**
 * What the gate runs on PostgreSQL: races, processes, proofs of money, and what takes it. The full
 * suite runs all of the server there; a file takes less than half as long on the embedded database.
 */
export const gateOnPostgres = [
  'apps/server/**/*.race.test.ts',
  'apps/server/src/app/{kill.process,beside-newer}.test.ts',
  'apps/server/src/app/proof/{actors,plans,states}.test.ts',
  'apps/server/src/features/trade/{checkout,payment}/*.routes.test.ts',
  'apps/server/src/features/activities/seckill/seckill-together.test.ts',
]

/**
 * Lines of Node that the full suite runs on besides its own. Runs that it makes anyway are made on
 * them, so that each costs no time of its own: everything in reverse order on the one, and what the
 * server does with PostgreSQL on the other, which then runs the rest in a short step.
 */
export const otherNodes = { reverse: 22, postgres: 24 }

/**
 * Files of the server for that short step: those that PostgreSQL leaves out, what meets Node itself
 * (cryptography, sockets, streams, threads), and a purchase with its money on the embedded database.
 */
export const besidesPostgres = [
  ...embeddedOnly.map((pattern) => `apps/server/${pattern}`),
  'apps/server/src/platform/http/*.test.ts',
  'apps/server/src/platform/pages/*.test.ts',
  'apps/server/src/platform/pictures/*.test.ts',
  'apps/server/src/platform/sheets/*.test.ts',
  'apps/server/src/platform/events/*.test.ts',
  'apps/server/src/platform/password.test.ts',
  'apps/server/src/platform/secrets.test.ts',
  'apps/server/src/features/trade/checkout/checkout.routes.test.ts',
  'apps/server/src/features/trade/payment/payment.routes.test.ts',
  'apps/server/src/app/server.test.ts',
]

/**
 * Files that the gate leaves to the full suite: libraries that others wrote, installing, and what
 * takes twenty seconds beside others that prove nearly the same (`kill.process`, `beside-newer`,
 * `ship-report.race`).
 */
export const onlyFull = [
  'apps/server/src/app/start.process.test.ts',
  'apps/server/src/app/proof/killed-push.process.test.ts',
  'apps/server/src/app/proof/killed-report.race.test.ts',
  'apps/server/src/app/proof/rolling.race.test.ts',
  'apps/server/src/app/proof/backup.process.test.ts',
  'apps/server/src/platform/db/embedded.process.test.ts',
  'packages/providers/src/mail/smtp/smtp.library.test.ts',
  'packages/providers/src/pay/alipay/alipay.library.test.ts',
  'packages/providers/src/pay/wechat/wechat.library.test.ts',
  'packages/providers/src/sms/aliyun/aliyun.library.test.ts',
  'packages/providers/src/storage/aliyun/aliyun.library.test.ts',
  'scripts/production.process.test.ts',
]

/**
 * Tests of what the machine does besides: a browser, several processes, connections that race. One
 * that fails is run once more.
 */
export const isRunTwice = (file) => /\.(race|process)\.test\.ts$|\.(spec|attack)\.ts$/.test(file)
