import { useEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import { Dialog } from './dialog.tsx';
import controls from './controls.module.css';

/** A text that the browser did not let the page copy, selected for the user to copy it. */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // after the dialog is open, which gives the focus to its first control
  useEffect(() => field.current?.select(), []);
  return (
    <Dialog title="Copy this" actions={<CloseButton isFilled>Done</CloseButton>} onClose={onClose}>
      <p>
        This browser does not let the page copy. The text is selected: copy it with the keys or the menu of your device.
      </p>
      <textarea ref={field} className={controls.field} aria-label="Text to copy" rows={4} value={text} readOnly />
    </Dialog>
  );
}
