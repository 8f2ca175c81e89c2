import type { Company } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { useEffect, useState } from 'react'
import { invoiceFormTexts } from './invoice-form.texts.ts'
import styles from './invoice-form.module.css'

export type SearchCompanies = (by: 'name' | 'tax', keyword: string) => Promise<readonly Company[]>

export interface TitleSearchProps {
  by: 'name' | 'tax'
  keyword: string
  search: SearchCompanies
  onChoose: (company: Company) => void
}

/** Milliseconds without typing before it is asked. */
const pause = 300
const fewest = { name: 2, tax: 4 }

/** Companies that begin so, while one types. */
export function TitleSearch({ by, keyword, search, onChoose }: TitleSearchProps) {
  const texts = invoiceFormTexts()
  const [found, setFound] = useState<readonly Company[]>([])
  const wanted = keyword.trim()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      if (wanted.length < fewest[by]) return setFound([])
      // Suggestions are a help: without them one types on.
      search(by, wanted).then(
        (list) => isCurrent && setFound(list),
        () => isCurrent && setFound([]),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // `search` is a new function each time, and asks the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [by, wanted])

  const others = found.filter((company) => company.name !== wanted && company.taxNo !== wanted)
  if (others.length === 0) return null
  return (
    <div className={styles.found} role="group" aria-label={texts.suggestions}>
      {others.slice(0, 5).map((company) => (
        <button
          key={company.taxNo + company.name}
          type="button"
          onClick={() => {
            setFound([])
            onChoose(company)
          }}
        >
          {company.name}
          <span className="tnum">{company.taxNo}</span>
        </button>
      ))}
    </div>
  )
}
