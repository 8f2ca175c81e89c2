export { TabPanel, Tabs, type TabItem, type TabsProps } from './tabs.tsx'
