import { Button, Pagination, Select } from 'antd'
import { useState } from 'react'
import { DropZone, UploadButton } from '#platform/media/drop-zone.tsx'
import { FolderSelect } from '#platform/media/folder-select.tsx'
import { MediaGrid } from '#platform/media/media-grid.tsx'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { UploadTray } from '#platform/media/upload-tray.tsx'
import { useMediaPage, useUploads } from '#platform/media/use-media.ts'
import { queryOf, emptyQuery, numberOf, oneOf, words } from '#platform/list/filters.ts'
import { Blank } from '#platform/parts/blank.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { pagedTexts } from '#platform/parts/paged-table.texts.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { FolderRail } from './folder-rail.tsx'
import { MediaDrawer } from './media-drawer.tsx'
import styles from './media.module.css'

const pageSize = 36
const filters = {
  q: words(),
  folder: {
    read: (address: URLSearchParams) =>
      /^\d{1,9}$/.test(address.get('folder') ?? '') ? Number(address.get('folder')) : undefined,
  },
  use: oneOf(['all', 'used', 'unused'], 'all'),
  open: numberOf(),
}

/** The library of the partner's pictures: folders at the side, pictures beside them. */
export default function MediaListScreen() {
  const texts = mediaTexts.use()
  const { orMore } = pagedTexts.use()
  const { canEverywhere } = useSession()
  const [address, setFilters] = useFilters()
  const { q, folder, use, open, pageNum } = queryOf(filters, address)
  const answer = useMediaPage({
    pageNum,
    pageSize,
    use,
    ...(q && { q }),
    ...(folder !== undefined && { folderId: folder }),
  })
  const uploads = useUploads(folder ?? 0)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { data } = answer
  const mayChange = canEverywhere('media.write')
  const isNarrowed = q !== undefined || folder !== undefined || use !== 'all'

  function ask(change: Readonly<Record<string, string | number | undefined>>): void {
    setChosen([])
    setFilters({ page: undefined, ...change })
  }
  const toggle = ({ id }: { id: number }) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])

  return (
    <>
      <PageHeader
        title={texts.media}
        hint={mayChange ? texts.rules : texts.readOnly}
        actions={mayChange && <UploadButton isPrimary onFiles={uploads.add} />}
      />
      <Panel isFlush>
        <DropZone onFiles={uploads.add} isOff={!mayChange}>
          <div className={styles.library}>
            <FolderRail
              chosen={folder}
              onChoose={(id) => ask({ folder: id })}
              isReadOnly={!mayChange}
            />
            <div className={styles.pictures}>
              <search className={styles.bar}>
                <WordSearch
                  label={texts.search}
                  hint={texts.searchHint}
                  asked={q ?? ''}
                  onAsk={(word) => ask({ q: word })}
                />
                <span className={styles.narrow}>
                  <FolderSelect value={folder} onChange={(id) => ask({ folder: id })} />
                </span>
                <Select
                  aria-label={texts.use}
                  value={use}
                  onChange={(value) => ask({ use: value === 'all' ? undefined : value })}
                  options={[
                    { value: 'all' as const, label: texts.anyUse },
                    { value: 'used' as const, label: texts.used },
                    { value: 'unused' as const, label: texts.unused },
                  ]}
                  style={{ width: 120 }}
                />
              </search>
              <Loaded answer={answer} rows={8}>
                {({ list }) =>
                  list.length > 0 ? (
                    <MediaGrid
                      items={list}
                      chosen={chosen}
                      onToggle={toggle}
                      onOpen={({ id }) => setFilters({ open: id })}
                      isReadOnly={!mayChange}
                    />
                  ) : (
                    <Blank
                      title={isNarrowed ? texts.noneFound : texts.none}
                      {...(!isNarrowed && { text: texts.noneHint })}
                      isSmall
                    >
                      {isNarrowed && (
                        <Button onClick={() => ask(emptyQuery(filters))}>
                          {texts.clearFilters}
                        </Button>
                      )}
                    </Blank>
                  )
                }
              </Loaded>
              {data && data.total > 0 && (
                <div className={styles.pages}>
                  <span className="soft small">
                    {data.isTotalCapped ? orMore(texts.total(data.total)) : texts.total(data.total)}
                  </span>
                  <Pagination
                    current={pageNum}
                    pageSize={pageSize}
                    total={data.total}
                    showSizeChanger={false}
                    hideOnSinglePage
                    onChange={(page) => ask({ page: page === 1 ? undefined : page })}
                  />
                </div>
              )}
            </div>
          </div>
        </DropZone>
      </Panel>
      {chosen.length > 0 && <ChosenBar ids={chosen} onDone={() => setChosen([])} />}
      {open !== undefined && (
        <MediaDrawer key={open} id={open} onClose={() => setFilters({ open: undefined })} />
      )}
      <UploadTray of={uploads} />
    </>
  )
}
