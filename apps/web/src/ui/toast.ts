/** Shows a toast from anywhere. The headless build: the other one writes style elements, which our content security policy refuses. */
export { toast } from 'react-hot-toast/headless'
