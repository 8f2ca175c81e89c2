import './conversation.tables.ts'
