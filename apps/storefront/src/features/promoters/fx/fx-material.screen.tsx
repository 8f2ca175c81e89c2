import type { FxMaterial } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Button, buttonClass } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { CouponIcon } from '@mallard/ui/icons'
import { onFirstUse } from '@mallard/ui/first-use'
import { useLocale } from '@mallard/ui/locale'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { useMemo, useState } from 'react'
import type { PosterViewProps } from '#entities/share/poster-view.tsx'
import { copyText } from '#platform/copy.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import styles from './fx.module.css'
import { materialTexts } from './material.texts.ts'
import { Bar, Bones, Thing, type ThingProps } from './parts.tsx'

const PosterView = onFirstUse<PosterViewProps & { open: boolean; onClose: () => void }>(() =>
  import('#entities/share/poster-view.tsx').then((module) => module.default),
)

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

function Material({ material: { sponsorId, list, articles, coupons } }: { material: FxMaterial }) {
  const texts = materialTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const link = { partnerId, storeId, sponsorId }
  if (list.length + articles.length + coupons.length === 0)
    return <Empty title={texts.none} note={texts.noneNote} />
  const copy = (path: string | undefined, words = '') =>
    void copyText(
      [words, path && new URL(path, location.origin).href].filter(Boolean).join('\n'),
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
      {list.map((piece) => (
        <Piece key={piece.id} piece={piece} link={link} copy={copy} />
      ))}
      {articles.length > 0 && (
        <Card title={texts.articles}>
          {articles.map(({ url, title, summary, cover }) => (
            <Row key={url} to={href('fxArticleOwn', { ...link, url })} pic={cover} title={title}>
              <span className={styles.soft}>{summary}</span>
            </Row>
          ))}
        </Card>
      )}
    </div>
  )
}

interface RowProps extends ThingProps {
  to: string
}

/** What a link of the promoter's own leads to; the page of that link opens from here. */
function Row({ to, ...thing }: RowProps) {
  return (
    <Link className={styles.row} to={to}>
      <Thing {...thing} />
    </Link>
  )
}

interface PieceProps {
  piece: FxMaterial['list'][number]
  link: { partnerId: number; storeId: number; sponsorId: string }
  copy: (path: string | undefined, words?: string) => void
}

/** Words to share, with the picture of their goods and a poster that bears the link. */
function Piece({ piece: { title, words, goods }, link, copy }: PieceProps) {
  const texts = materialTexts()
  const [isOpen, setOpen] = useState(false)
  const productSn = goods?.productSn
  const path = productSn === undefined ? undefined : href('fxGoodsLink', { ...link, productSn })
  const offer = useMemo(() => (path === undefined ? undefined : { path }), [path])
  return (
    <Card title={title}>
      <p className={styles.words}>{words}</p>
      {goods && (
        <Row
          to={href('fxGoodsLinkOwn', { ...link, productSn: goods.productSn })}
          pic={goods.pic}
          title={goods.title}
        >
          <Price amount={goods.price} />
        </Row>
      )}
      <div className={styles.acts}>
        <Button
          size="sm"
          aria-label={`${texts.copyAll} ${title}`}
          onClick={() => copy(path, words)}
        >
          {texts.copyAll}
        </Button>
        {goods && (
          <a
            className={buttonClass({ size: 'sm' })}
            href={goods.pic.url}
            download
            aria-label={`${texts.picture} ${goods.title}`}
          >
            {texts.picture}
          </a>
        )}
        {goods && (
          <Button
            size="sm"
            kind="primary"
            aria-label={`${texts.poster} ${title}`}
            onClick={() => setOpen(true)}
          >
            {texts.poster}
          </Button>
        )}
      </div>
      {goods && (
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.poster}>
          <PosterView
            open={isOpen}
            onClose={() => setOpen(false)}
            itemId={goods.itemId}
            offer={offer}
            onSaved={() => undefined}
          />
        </Sheet>
      )}
    </Card>
  )
}
