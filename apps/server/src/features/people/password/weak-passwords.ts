/**
 * What Chinese shoppers type first: love, luck, rows of keys; alone, or two or three of them
 * together.
 */
const pieces = [
  ...[
    'woaini',
    'woaiwo',
    'aini',
    'iloveyou',
    'woshi',
    'nihao',
    'baobei',
    'laopo',
    'laogong',
    'wode',
    'mima',
    'taobao',
    'weixin',
    'wechat',
    'alipay',
  ],
  ...[
    '520',
    '521',
    '1314',
    '5201314',
    '666',
    '888',
    '168',
    '123',
    '1234',
    '12345',
    '123456',
    '123123',
    '321',
    '654321',
    '000',
    '111',
    '147258',
    '147258369',
  ],
  ...[
    'abc',
    'abcd',
    'qwe',
    'qwer',
    'qwerty',
    'asd',
    'asdf',
    'asdfgh',
    'zxc',
    'zxcv',
    'zxcvbn',
    'qaz',
    'wsx',
    '1qaz',
    '2wsx',
    '3edc',
    'aa',
    'aaa',
    'qq',
  ],
  ...['password', 'passw0rd', 'admin', 'root', 'user', 'test', 'login', 'welcome'],
]
const madeOfPieces = new RegExp(
  `^(?:${pieces.toSorted((one, other) => other.length - one.length).join('|')}){1,4}[!@#.]?$`,
)

let known: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is set: 49 000 that were found in leaks, the most used first. */
function leaked(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}

/** Whether guessing would begin with it. Nothing leaves the shop for this. */
export async function isWeakPassword(password: string, phone: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  // Birthdays, phone numbers and rows of digits.
  if (/^\d{0,14}$/.test(plain)) return true
  if (phone !== '' && plain.includes(phone)) return true
  if (new Set(plain).size < 4) return true
  if (madeOfPieces.test(plain)) return true
  return (await leaked()).has(plain)
}
