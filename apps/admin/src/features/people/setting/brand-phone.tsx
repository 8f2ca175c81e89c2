import type { BrandSetup } from '@mallard/contract/people/setting/brand-admin.calls'
import { grounds, kitGround } from '@mallard/contract/shop/store/brand-look'
import type { CSSProperties } from 'react'
import { useLocale } from '#platform/texts.ts'
import styles from './brand.module.css'
import { brandTexts } from './brand.texts.ts'

const inks = { light: ['#1e1b18', '#ffffff'], dark: ['#f2efea', '#1a0e0b'] } as const

export type BrandLook = Omit<BrandSetup, 'version'>

interface BrandPhoneProps {
  brand: BrandLook
  tone: 'light' | 'dark'
}

/** A phone with a page of the shop, as the brand would look there. */
export function BrandPhone({ brand, tone }: BrandPhoneProps) {
  const texts = brandTexts.use()
  const locale = useLocale()
  const { paper, surface, fill, line } =
    (brand.ground === 'own' ? undefined : grounds[brand.ground])?.[tone] ?? kitGround[tone]
  const [ink, onBrand] = inks[tone]
  const round = brand.corners === 'square' ? 0.25 : 1
  const logo = `url("data:image/svg+xml,${encodeURIComponent(brand.logo)}")`
  const look: Record<`--${string}`, string | number> = {
    '--paper': paper,
    '--surface': surface,
    '--fill': fill,
    '--line': line,
    '--ink': ink,
    '--on-brand': onBrand,
    '--brand': tone === 'light' ? brand.themeColor : brand.themeColorDark,
    '--round': `${12 * round}px`,
    '--title': brand.titles === 'heavy' ? 800 : 500,
    '--button': brand.corners === 'square' ? '4px' : '999px',
  }
  return (
    <figure className={styles.phone} aria-label={`${texts.preview}: ${texts[tone]}`}>
      <div className={styles.screen} style={look as CSSProperties}>
        <div className={styles.bar}>
          {brand.logoPicture ? (
            <img className={styles.logoPicture} src={`${brand.logoPicture.url}?w=200`} alt="" />
          ) : (
            <span className={styles.logo} style={{ maskImage: logo, WebkitMaskImage: logo }} />
          )}
          <span className={styles.name}>{(locale === 'en' && brand.nameEn) || brand.name}</span>
        </div>
        <div className={styles.hero} data-full={brand.hero === 'full'}>
          {texts.heroText}
        </div>
        <div className={styles.cards}>
          {[1, 2].map((place) => (
            <div key={place} className={styles.card} data-tall={brand.cards === 'tall'}>
              <span className={styles.picture} />
              <span className={styles.words}>{texts.goods}</span>
              <span className={styles.price}>¥{place * 129}.00</span>
            </div>
          ))}
        </div>
        <span className={styles.button}>{texts.buy}</span>
      </div>
      <figcaption className="soft small">{texts[tone]}</figcaption>
    </figure>
  )
}
