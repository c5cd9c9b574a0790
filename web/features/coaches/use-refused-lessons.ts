import { useState } from "react";
import type { CoachLesson } from "#schema/coaches/schedule-models.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { bookingsLeftOutside, outsideTitle } from "#web/desk/outside/left-outside.ts";

interface RefusedLessons {
  lessons: readonly CoachLesson[];
  /** Sends; the same once more, after the bookings were listed, keeps them. */
  attempt: (sent: unknown, send: (keep_bookings: boolean) => Promise<unknown>) => Promise<FormRefusal | void>;
}

/** A form's way past bookings that fall outside: they are listed first, and what is sent again unchanged keeps them. */
export function useRefusedLessons(): RefusedLessons {
  const [refused, setRefused] = useState<{ text: string; lessons: readonly CoachLesson[] }>();
  return {
    lessons: refused?.lessons ?? [],
    attempt: async (sent, send) => {
      const text = JSON.stringify(sent);
      try {
        await send(refused?.text === text);
      } catch (error) {
        const lessons = bookingsLeftOutside(error);
        setRefused(lessons && { text, lessons });
        if (!lessons) throw error;
        return { message: `${outsideTitle(lessons)}. Save again to keep what is booked.` };
      }
    },
  };
}
