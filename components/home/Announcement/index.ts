export * from './Announcement';
