import { href } from '@mallard/contract/paths'
import { useHost } from '#platform/host.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import styles from './legal.module.css'
import { legalTexts } from './legal.texts.ts'
import { useFilings } from './use-filings.ts'

const ministry = 'https://beian.miit.gov.cn/'

/** Where the police show what is filed under a number. */
const policePage = (number: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${/\d+/.exec(number)?.[0] ?? ''}`

/** The company, each of its filings, and the way to its licences; nothing where none is filled in. */
export function Filings() {
  const texts = legalTexts()
  const { partnerId, storeId } = usePage().scope
  const filings = useFilings()
  if (!filings) return null
  const { company, icp, police, miniFiling } = filings
  if (![company, icp, police, miniFiling].some(Boolean)) return null
  return (
    <footer className={styles.foot}>
      {company && (
        <p lang="zh-CN" translate="no">
          {company}
        </p>
      )}
      <ul className={styles.filings}>
        <Filing number={icp} to={ministry} />
        <Filing number={miniFiling} to={ministry} />
        <Filing number={police} to={policePage(police)} />
        <li>
          <Link to={href('legalAgreement', { partnerId, storeId, code: 'licence' })}>
            {texts.licence}
          </Link>
        </li>
      </ul>
    </footer>
  )
}

/** The number of a filing, which leads to where it can be looked up. */
function Filing({ number, to }: { number: string; to: string }) {
  const host = useHost()
  if (!number) return null
  return (
    <li lang="zh-CN" translate="no">
      {host === undefined || host.can.externalLinks ? (
        <a href={to} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      ) : (
        <span>{number}</span>
      )}
    </li>
  )
}
