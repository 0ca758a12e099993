/** The views of the styles `content` and `no-buttons`, which load with the first such dialog. */
export { ContentDialog } from './ContentDialog.tsx';
export { Notification } from './Notification.tsx';
