import { useEffect, useState } from "react";
import { onAnnouncement, type Announcement, type Politeness } from "./announce.ts";

/** The page's single live region; mounted once, before anything is announced. */
export function LiveRegion() {
  return (
    <div className="screen-reader-only">
      <Region politeness="polite" />
      <Region politeness="assertive" />
    </div>
  );
}

function Region({ politeness }: { politeness: Politeness }) {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  useEffect(() => {
    const hear = (announcement: Announcement) => {
      if (announcement.politeness !== politeness) return;
      setSaid((last) => ({ text: announcement.text, turn: last.turn + 1 }));
    };
    return onAnnouncement(hear);
  }, [politeness]);
  // A new key creates a new node, so that a repeated sentence is announced again.
  return (
    <div role={politeness === "polite" ? "status" : "alert"} aria-live={politeness} aria-atomic="true">
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
