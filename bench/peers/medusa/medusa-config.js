const { defineConfig } = require('@medusajs/framework/utils')

/** Medusa as its own documentation sets it up, without the pages of its back office. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://localhost',
      adminCors: 'http://localhost',
      authCors: 'http://localhost',
      jwtSecret: 'een-sleutel-die-alleen-deze-meting-kent',
      cookieSecret: 'een-sleutel-die-alleen-deze-meting-kent',
    },
  },
  admin: { disable: true },
})
