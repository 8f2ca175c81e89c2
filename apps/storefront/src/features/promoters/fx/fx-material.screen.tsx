import type { FxMaterial } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { CouponIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { copyText } from '#platform/copy.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import styles from './fx.module.css'
import { materialTexts } from './material.texts.ts'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxMaterial', {
  queries: ({ api }) => ({ material: api.fx.material.query() }),
  head: ({ locale }) => ({ title: materialTexts.of(locale).title, noIndex: true }),
  Skeleton: () => <Bones title={materialTexts().title} label={materialTexts().loading} />,
  Screen: ({ data: { material } }) => (
    <>
      <Bar title={materialTexts().title} />
      <Material material={material} />
    </>
  ),
})

function Material({ material: { sponsorId, list, coupons } }: { material: FxMaterial }) {
  const texts = materialTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const link = { partnerId, storeId, sponsorId }
  if (list.length + coupons.length === 0) return <Empty title={texts.none} note={texts.noneNote} />
  const copy = (path: string, words = '') =>
    void copyText(
      [words, new URL(path, location.origin).href].filter(Boolean).join('\n'),
      locale,
      texts.copied,
    )
  return (
    <div className={styles.page}>
      {coupons.length > 0 && (
        <CellList title={texts.coupons}>
          {coupons.map(({ grantUuid, name }) => (
            <Cell
              key={grantUuid}
              icon={<CouponIcon />}
              title={name}
              trailing={
                <Button
                  size="sm"
                  aria-label={`${texts.copyLink} ${name}`}
                  onClick={() => copy(href('fxCoupon', { ...link, grant_uuid: grantUuid }))}
                >
                  {texts.copyLink}
                </Button>
              }
            />
          ))}
        </CellList>
      )}
      {list.map(({ id, title, words, goods }) => {
        const path = goods
          ? href('fxGoodsLink', { ...link, productSn: goods.productSn })
          : undefined
        return (
          <Card key={id} title={title}>
            <p className={styles.words}>{words}</p>
            {goods && (
              <Link
                className={styles.row}
                to={href('fxGoodsLinkOwn', { ...link, productSn: goods.productSn })}
              >
                <Picture
                  src={goods.pic.url}
                  alt=""
                  sizes="56px"
                  ratio={1}
                  tint={goods.pic.color}
                  radius="s"
                  className={styles.pic}
                />
                <span className={styles.words}>
                  <span className={styles.name}>{goods.title}</span>
                  <Price amount={goods.price} />
                </span>
              </Link>
            )}
            <Button
              size="sm"
              aria-label={`${texts.copyAll} ${title}`}
              onClick={() =>
                path === undefined ? void copyText(words, locale, texts.copied) : copy(path, words)
              }
            >
              {texts.copyAll}
            </Button>
          </Card>
        )
      })}
    </div>
  )
}
