import {
  importStates,
  importProfiles,
  importRowStates,
  importSources,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import {
  pictureFaults,
  zipStates,
  zipFileFaults,
  backStates,
  backOutcomes,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import { mappingLayouts } from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [importStates, 'goods_import.state'],
    [importProfiles, 'goods_import.profile'],
    [importRowStates, 'goods_import_row.found goods_import_row.made'],
    [pictureFaults, 'goods_import_picture.fault'],
    [zipStates, 'goods_import_zip.state'],
    [zipFileFaults, 'goods_import_file.fault'],
    [backStates, 'goods_import_back.state'],
    [backOutcomes, 'goods_import_undo.outcome'],
    [importSources, 'import_link.source'],
    [mappingLayouts, 'import_mapping.layout'],
  ],
  oldRows: {
    '0631-goods-import': `
    insert into goods_import (partner_id, store_id, file_name, file_key, state, profile, row_count, group_count, mark, tally, staff_id, staff_name, ip, created_at, done_at)
    values (1, 1, 'goods.csv', 'imports/a', 'done', 'goods', 1, 1, 1, '{}', 1, '店主', '127.0.0.1', '2026-01-02 10:00+08', '2026-01-02 10:01+08');
    insert into import_link (partner_id, source, foreign_id, goods_id, created_at) select 1, 'template', 'kettle', min(id), '2026-01-02 10:01+08' from goods where partner_id = 1;`,
  },
}
