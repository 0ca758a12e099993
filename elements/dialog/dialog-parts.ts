/** What only some dialogs need; it loads with the first of them. */
export { ContentDialog } from './ContentDialog.tsx';
export { NotificationAction } from './NotificationAction.tsx';
