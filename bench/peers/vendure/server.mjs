import { bootstrap, JobQueueService } from '@vendure/core'
import { config } from './config.mjs'

const app = await bootstrap(config)
await app.get(JobQueueService).start()
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
