;; Puts a backslash before every quote and every backslash, eight bytes at a time. A mask has a bit for each of the eight
;; that needs one; the table has for each mask where its bytes come to stand, with lane 8 for the backslash.
;; In memory: 0 the table (256 rows of 16 bytes), 4096 what comes in (16 KiB and up to 8 bytes that are neither), 20544
;; what goes out (up to twice as much, and what the last store writes beyond).
(module
  (memory (export "memory") 1)
  (func (export "escape") (param $length i32) (result i32)
    (local $at i32) (local $end i32) (local $to i32) (local $mask i32) (local $bytes v128)
    (local.set $at (i32.const 4096))
    (local.set $end (i32.add (i32.const 4096) (local.get $length)))
    (local.set $to (i32.const 20544))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $bytes (v128.load64_zero (local.get $at)))
        (local.set $mask
          (i8x16.bitmask
            (v128.or
              (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 34)))
              (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 92))))))
        (v128.store (local.get $to)
          (i8x16.swizzle
            (i8x16.replace_lane 8 (local.get $bytes) (i32.const 92))
            (v128.load (i32.shl (local.get $mask) (i32.const 4)))))
        (local.set $to (i32.add (local.get $to) (i32.add (i32.const 8) (i32.popcnt (local.get $mask)))))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (br $next)))
    ;; How many bytes came out, without those that were put there to fill the last eight.
    (i32.sub
      (i32.sub (local.get $to) (i32.const 20544))
      (i32.sub (local.get $at) (local.get $end)))))
