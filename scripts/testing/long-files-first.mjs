import { BaseSequencer } from 'vitest/node'

/** Tests that start programs, servers and whole shops. Vitest knows no durations in a fresh clone, and goes by the size of a file. */
const longFolders = /[\\/](?:scripts|bench|apps[\\/]api[\\/]test|apps[\\/]shop[\\/]server)[\\/]/

/** Runs the files that take long before the others, so that no worker is still busy with one while the others have none left. */
export class LongFilesFirst extends BaseSequencer {
  /** @override @param {Parameters<BaseSequencer['sort']>[0]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    const isLong = (/** @type {typeof files[number]} */ { moduleId }) => longFolders.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
